import { isUnencrypted, readConfig, type Config } from './kernel/config'
import { openContext } from './app/openContext'
import { openFront } from './app/front'
import { startServer } from './app/startServer'
import { startJobs } from './jobs/startJobs'

const print = (line: string) => process.stdout.write(line)

async function main(): Promise<void> {
  const config = readConfig(process.env)
  // Before the database is migrated, so that an occupied port leaves it as it is.
  const front = await openFront(config)
  const server = await startServer(await openContext(config, print), Promise.resolve(front))
  const jobs = startJobs(server.app)
  print(greeting(config, server.url))

  const stop = () => {
    const closing = Promise.all([server.drain(), jobs.stop()]).then(() => server.close())
    closing.then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

const greeting = (config: Config, url: string): string => {
  const { publicUrl, port, demo, smtpUrl, dataDir } = config
  const address = port === 0 ? url : publicUrl
  const mails = demo ? `${address}/dev/inbox` : `${dataDir}/inbox.json (set SMTP_URL to send them)`
  return [
    '',
    `  Kursi is open at ${address}`,
    ...(demo
      ? [
          '  Demo accounts:   client@kursi.example, barber@kursi.example, salon@kursi.example',
          '  Their password:  Kursi2026',
        ]
      : []),
    `  Mails ${smtpUrl === undefined ? `land in ${mails}` : 'go out through SMTP_URL'}`,
    ...(isUnencrypted(config)
      ? [
          '  PUBLIC_URL is not https: passwords and sessions travel unencrypted. Put a TLS proxy in front and',
          '  set PUBLIC_URL to its https address.',
        ]
      : []),
    '',
    '',
  ].join('\n')
}

function fail(error: unknown): never {
  process.stderr.write(`Kursi could not start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

main().catch(fail)
