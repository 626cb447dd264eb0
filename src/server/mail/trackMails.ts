import type { Mailer } from '../kernel/Mailer'

/** Lets whoever shuts the server down wait for the mails that are under way. */
export function trackMails({ send, ...mailer }: Omit<Mailer, 'settled'>): Mailer {
  const underWay = new Set<Promise<void>>()
  return {
    ...mailer,
    send: async mail => {
      const sending = send(mail)
      underWay.add(sending)
      try {
        await sending
      } finally {
        underWay.delete(sending)
      }
    },
    settled: async () => {
      await Promise.allSettled(underWay)
    },
  }
}
