const key = 'kursi-devtools'

/**
 * Redux DevTools for who asks: always in development, in production after the page was once opened with `?devtools`
 * in this tab.
 */
export function wantsDevTools(window: Window): boolean {
  if (import.meta.env.DEV) return true
  try {
    if (new URLSearchParams(window.location.search).has('devtools')) window.sessionStorage.setItem(key, '1')
    return window.sessionStorage.getItem(key) === '1'
  } catch {
    return false
  }
}
