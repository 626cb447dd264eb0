/** Replaces a file in actions, as a secret's ticket replaces a password: every action is JSON. */
export interface FileTicket {
  fileId: string
  /** In bytes. */
  size: number
  /** The MIME type that the browser tells, or an empty string. */
  type: string
}

interface HeldFile {
  file: Blob
  /** Hears how much has left, from 0 to 100. */
  onPercent: (percent: number) => void
}

export interface HeldFiles {
  hold(held: HeldFile): FileTicket
  /** Returns the file once and voids the ticket. */
  redeem(ticket: FileTicket): HeldFile
  /** Returns the file and keeps the ticket, for a call that can be tried again. */
  read(ticket: FileTicket): HeldFile
}

export function createHeldFiles(): HeldFiles {
  const held = new Map<string, HeldFile>()
  let count = 0
  const read = ({ fileId }: FileTicket): HeldFile => {
    const one = held.get(fileId)
    if (!one) throw new Error(`No file is held as ${fileId}`)
    return one
  }
  return {
    hold(one) {
      count += 1
      const fileId = `file-${count}`
      held.set(fileId, one)
      return { fileId, size: one.file.size, type: one.file.type }
    },
    redeem(ticket) {
      const one = read(ticket)
      held.delete(ticket.fileId)
      return one
    },
    read,
  }
}
