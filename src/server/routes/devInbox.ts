import { Hono } from 'hono'
import { html } from 'hono/html'
import { inboxStyle } from './devInboxStyle'
import type { Mailer, SentMail } from '../kernel/Mailer'

/** The development inbox: the mails of `inboxMailer`, newest first, as a page and as JSON. */
export function inboxRoutes(inbox: NonNullable<Mailer['inbox']>): Hono {
  const routes = new Hono()
  routes.use(async (context, next) => {
    context.header('Cache-Control', 'no-store')
    await next()
  })
  routes.get('/inbox', context => context.html(inboxPage(inbox())))
  routes.get('/inbox.json', context => context.json(inbox()))
  routes.get('/inbox.css', context =>
    context.body(inboxStyle, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  return routes
}

/** `html` escapes every value, so text from strangers cannot become markup. */
const inboxPage = (mails: readonly SentMail[]) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Development inbox</title>
        <link rel="stylesheet" href="/dev/inbox.css" />
      </head>
      <body>
        <header>
          <h1>Development inbox</h1>
          <a href="/dev/inbox">Refresh</a>
        </header>
        <main>${mails.length === 0 ? html`<p>No mail yet.</p>` : mails.map(mailArticle)}</main>
      </body>
    </html>`

const mailArticle = ({ to, subject, text, sentAt, calendar }: SentMail) =>
  html`<article>
    <h2 dir="auto">${subject}</h2>
    <p class="facts"><bdi>${to}</bdi> <time datetime="${sentAt}">${sentAt}</time></p>
    <p class="text" dir="auto">${text.split(webAddress).map(linked)}</p>
    ${
      calendar &&
      html`<details>
        <summary>appointment.ics (${calendar.method})</summary>
        <pre>${calendar.content}</pre>
      </details>`
    }
  </article>`

/** Split keeps the captured group, so every second part is an address. */
const webAddress = /(https?:\/\/[^\s<>"]+)/

const linked = (part: string, index: number) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part)
