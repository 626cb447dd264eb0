import { readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { array, mixed, object, string } from 'yup'
import { checkedMail } from './checkedMail'
import type { CalendarMessage, Mailer, SentMail } from '../kernel/Mailer'

const keptMails = 200

const inboxSchema = array(
  object({
    to: string().strict().defined(),
    subject: string().strict().defined(),
    text: string().strict().defined(),
    sentAt: string().strict().defined(),
    replyTo: string().strict(),
    id: string().strict(),
    calendar: object({
      method: mixed<CalendarMessage['method']>().oneOf(['REQUEST', 'CANCEL']).required(),
      content: string().strict().required(),
    }).default(undefined),
  }),
).required()

export interface InboxOptions {
  now: () => number
  /** The file that keeps the mails over a restart; without it they are in memory only. */
  file?: string
}

/** Sends no mail: the development inbox shows the last 200 mails. */
export function inboxMailer({ now, file }: InboxOptions): Mailer {
  const mails: SentMail[] = file ? storedMails(file) : []
  let writing = Promise.resolve()
  let isQueued = false
  /** Combines many mails into one write; the next write starts when the last one has ended or failed. */
  const storeSoon = (path: string): Promise<void> => {
    const write = () => {
      isQueued = false
      return store(path, mails)
    }
    if (!isQueued) {
      isQueued = true
      writing = writing.then(write, write)
    }
    return writing
  }
  return {
    inbox: () => [...mails],
    check: () => Promise.resolve(),
    send: async mail => {
      if (mail.id !== undefined && mails.some(({ id }) => id === mail.id)) return
      mails.unshift({ ...checkedMail(mail), sentAt: new Date(now()).toISOString() })
      mails.length = Math.min(mails.length, keptMails)
      if (file) await storeSoon(file)
    },
  }
}

/** A missing or damaged file gives an empty inbox: it is a development help, not data. */
function storedMails(file: string): SentMail[] {
  try {
    return inboxSchema.validateSync(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}

async function store(file: string, mails: readonly SentMail[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify(mails, null, 2), { mode: 0o600 })
  await rename(`${file}.new`, file)
}
