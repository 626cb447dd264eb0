import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { MissingPage } from './MissingPage'
import type { Page } from './page'
import { TitledPage } from './TitledPage'

/**
 * A route whose page is fetched when it is first opened, with the texts of all that it shows: a part that waited for
 * its words alone would blank the page it stands on.
 */
export function lazyPage({ path, title, load, texts }: Page): RouteObject {
  const Page = lazy(async () => ({ default: await load().catch(() => MissingPage) }))
  return {
    path,
    element: (
      <TitledPage title={title} texts={texts}>
        <Page />
      </TitledPage>
    ),
  }
}
