import { createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * What the stand-in does instead of taking the next mail: refuses its receiver, takes it and dies before it says so, or
 * keeps silent before or after it has the mail.
 */
export type SmtpFault =
  | `4${number} ${string}`
  | `5${number} ${string}`
  | 'dies after taking it'
  | 'silent before DATA'
  | 'silent after taking it'

export interface SmtpStandIn {
  /** The value for SMTP_URL. */
  url: string
  /** Raw mails with their headers, including mails whose sender got no confirmation. */
  taken: { receiver: string; data: string }[]
  /** Used up in order, one per mail. */
  faults: SmtpFault[]
  tried: () => number
  /** How many senders wait for an answer. */
  silent: () => number
  /** Gives the answers that senders wait for. */
  speak: () => void
  /** How many senders have hung up. */
  gone: () => number
  /** Resolves once it is so; looked at whenever a sender says something or hangs up. */
  until: (isSo: () => boolean) => Promise<void>
  /** Stops listening until `comeBack` opens the same port again. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
}

/** A minimal SMTP server on loopback. */
export async function startSmtp(): Promise<SmtpStandIn> {
  const taken: SmtpStandIn['taken'] = []
  const faults: SmtpFault[] = []
  const sockets = new Set<Socket>()
  const watchers = new Set<() => void>()
  const silences: (() => void)[] = []
  let tries = 0
  let gone = 0

  const lookAgain = () => {
    for (const look of watchers) look()
  }

  function converse(socket: Socket): void {
    let receiver = ''
    let fault: SmtpFault | undefined
    let data: string | undefined
    sockets.add(socket)
    socket.on('close', () => {
      sockets.delete(socket)
      gone += 1
      lookAgain()
    })
    socket.on('error', () => undefined)
    const say = (line: string) => socket.write(`${line}\r\n`)

    const take = (text: string) => {
      data = (data ?? '') + text
      if (!data.endsWith('\r\n.\r\n')) return
      taken.push({ receiver, data })
      data = undefined
      if (fault === 'silent after taking it') silences.push(() => say('250 taken'))
      else if (fault === 'dies after taking it') socket.destroy()
      else say('250 taken')
    }

    const answer = (text: string) => {
      const [, to] = /^RCPT TO:<(.*?)>/i.exec(text) ?? []
      if (to !== undefined) {
        tries += 1
        fault = faults.shift()
        receiver = to
        if (fault === 'silent before DATA') silences.push(() => say('250 ok'))
        else say(fault === undefined || !/^\d/.test(fault) ? '250 ok' : `${fault} <${to}>`)
      } else if (/^DATA/i.test(text)) {
        data = ''
        say('354 go on')
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
      else say('250 ok')
    }

    say('220 test')
    socket.on('data', chunk => {
      const text = chunk.toString('utf8')
      if (data === undefined) answer(text)
      else take(text)
      lookAgain()
    })
  }

  const server = createServer(converse)
  const listen = (port: number) => new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo

  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    taken,
    faults,
    tried: () => tries,
    silent: () => silences.length,
    speak: () => silences.splice(0).forEach(answer => answer()),
    gone: () => gone,
    until: isSo =>
      new Promise(resolve => {
        const look = () => {
          if (isSo() && watchers.delete(look)) resolve()
        }
        watchers.add(look)
        look()
      }),
    goAway: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
    comeBack: () => listen(port),
  }
}
