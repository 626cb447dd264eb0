import { lazy, type ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { TitledPage, type TitleKey } from './TitledPage'

export type LoadPage = () => Promise<ComponentType>

/** A route whose page is fetched when it is first opened. */
export function lazyPage(path: string, title: TitleKey, load: LoadPage): RouteObject {
  const Page = lazy(async () => ({ default: await load() }))
  return {
    path,
    element: (
      <TitledPage title={title}>
        <Page />
      </TitledPage>
    ),
  }
}
