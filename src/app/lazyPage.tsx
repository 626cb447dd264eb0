import { lazy, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { Namespace } from '@/i18n/namespaces'
import { MissingPage } from './MissingPage'
import { TitledPage, type TitleKey } from './TitledPage'

/**
 * A route whose page is fetched when it is first opened, with the texts of all that it shows: a part that waited for
 * its words alone would blank the page it stands on.
 */
export function lazyPage(
  path: string,
  title: TitleKey,
  load: () => Promise<ComponentType>,
  texts: readonly Namespace[],
): RouteObject {
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
