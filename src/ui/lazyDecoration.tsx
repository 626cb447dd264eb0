import { lazy, type ComponentType } from 'react'

/** A lazy drawing. Without a network it may not come, and the page is whole without it. */
export const lazyDecoration = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      Drawing => ({ default: Drawing }),
      () => ({ default: (() => <></>) as ComponentType<Props> }),
    ),
  )
