import { addressQuery } from '@/domain/addressQuery'

const key = 'kursi-devtools'

/**
 * Redux DevTools run always in development, and in production in a tab that was once opened with `?devtools`;
 * `?devtools=0` switches them off for the tab.
 */
export function wantsDevTools(window: Window): boolean {
  const asked = addressQuery(window.location.search).get('devtools')
  try {
    if (asked !== null) window.sessionStorage.setItem(key, asked === '0' ? '0' : '1')
    const stored = window.sessionStorage.getItem(key)
    return stored === null ? import.meta.env.DEV : stored === '1'
  } catch {
    return asked === null ? import.meta.env.DEV : asked !== '0'
  }
}
