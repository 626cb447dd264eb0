import { sendFirstCalls } from './sendFirstCalls'

/** Filled in when the script is built, see `src/scripts/prerender.mjs`. */
declare const builtApi: { url: string; key: string }

const { document, localStorage, location } = window
const calls = document.getElementById('first-calls')?.textContent

try {
  const user = JSON.parse(localStorage.getItem('user') ?? 'null') as Record<string, string> | null
  if (user && calls) {
    const page = window as { fetchFirst?: typeof fetch }
    page.fetchFirst = sendFirstCalls({
      calls: JSON.parse(calls) as string[],
      user,
      api: {
        url: new URL(builtApi.url, location.href).href,
        key: builtApi.key,
        language: document.documentElement.lang,
      },
      send: (...call) => fetch(...call),
    })
  }
} catch {
  // Without storage nobody is known to be signed in.
}
