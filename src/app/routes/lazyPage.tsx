import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { loadLaterSlices } from '../store/loadLaterSlices'
import { MissingPage } from './MissingPage'
import type { Page } from './page'
import { TitledPage } from './TitledPage'

/**
 * A lazy route. Its page loads with all the texts that it shows: a part that loaded its own texts later would blank the
 * page around it.
 */
export function lazyPage({ path, title, load, texts, laterSlices }: Page): RouteObject {
  const Page = lazy(async () => {
    const loaded = Promise.all([load(), laterSlices && loadLaterSlices()])
    return { default: await loaded.then(([page]) => page).catch(() => MissingPage) }
  })
  return {
    path,
    element: (
      <TitledPage title={title} texts={texts}>
        <Page />
      </TitledPage>
    ),
  }
}
