import { useEffect } from 'react'
import type { User } from '@/domain/user'
import { whenIdle } from '../whenIdle'
import { manifest } from './manifest'

/** The person has the first seconds of a page without work in the background. */
const restMilliseconds = 3000

/** Preloads the pages that the role mostly opens next, one at a time, while the browser is idle. */
export function useNextPages({ role }: Pick<User, 'role'>): void {
  useEffect(() => {
    const kind = role === 'customer' ? 'client' : 'owner'
    const pages = manifest.filter(({ nextFor }) => nextFor === kind)
    let timer: ReturnType<typeof setTimeout> | undefined
    let callOff = () => {}
    const loadNext = () => {
      timer = setTimeout(() => {
        callOff = whenIdle(() => {
          const next = pages.shift()
          // A page that fails to load now is fetched again when it is opened.
          if (next) void next.load().then(loadNext, loadNext)
        })
      }, restMilliseconds)
    }
    loadNext()
    return () => {
      pages.length = 0
      clearTimeout(timer)
      callOff()
    }
  }, [role])
}
