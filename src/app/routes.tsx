import { lazy } from 'react'
import { useRoutes, type RouteObject } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { PublicBareFrame } from './frames/PublicBareFrame'
import { PublicFrame } from './frames/PublicFrame'
import { lazyPage } from './lazyPage'
import { textPages } from './textPages'

/** The pages that ask the server, as one more file. Their table is made once: a page that waits is rendered anew. */
const lazyLiveScreens = (connectApi: () => Promise<void>) =>
  lazy(async () => {
    const [{ createLiveRoutes }] = await Promise.all([import('./liveRoutes'), connectApi()])
    const routes = createLiveRoutes()
    const LiveScreens = () => useRoutes(routes)
    return { default: LiveScreens }
  })

/**
 * Every address of the product: here the pages that ask the server nothing, for the first visit is mostly to them;
 * all others are in `liveRoutes.tsx`.
 */
export function createRoutes(connectApi: () => Promise<void>): RouteObject[] {
  const LiveScreens = lazyLiveScreens(connectApi)
  return [
    {
      element: <PublicFrame bare />,
      children: [lazyPage(paths.landing, 'landing', textPages.landing, ['landing'])],
    },
    {
      element: <PublicFrame />,
      children: [
        lazyPage(paths.privacyPolicy, 'privacyPolicy', textPages.privacyPolicy, ['documents']),
        lazyPage(paths.terms, 'terms', textPages.terms, ['documents']),
        lazyPage(paths.termsOfExchange, 'termsOfExchange', textPages.termsOfExchange, ['documents']),
        lazyPage(paths.subscriptionTerms, 'subscriptionTerms', textPages.subscriptionTerms, ['documents']),
      ],
    },
    {
      element: <PublicBareFrame />,
      children: [
        lazyPage(paths.barePrivacyPolicy, 'privacyPolicy', textPages.privacyPolicy, ['documents']),
        lazyPage(paths.bareTerms, 'terms', textPages.terms, ['documents']),
      ],
    },
    { path: '*', element: <LiveScreens /> },
  ]
}
