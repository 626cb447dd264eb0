import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { paths, patterns } from '@/domain/paths'
import { NotFoundScreen } from './ErrorScreen'
import { AuthFrame } from './frames/AuthFrame'
import { PublicFrame } from './frames/PublicFrame'
import { SalonFrame } from './frames/SalonFrame'
import { GuestOnly } from './guards/GuestOnly'
import { RequireUser } from './guards/RequireUser'
import { lazyPage, type LoadPage } from './lazyPage'
import { livePages as pages } from './livePages'
import { RuleTexts } from './RuleTexts'
import { textPages } from './textPages'
import type { TitleKey } from './TitledPage'

/** Resolves when pages may ask the server. */
export type ConnectApi = () => Promise<void>

// The sidebar's drawer is heavy; a visitor never sees it.
const SignedInFrame = lazy(async () => ({ default: (await import('./frames/SignedInFrame')).SignedInFrame }))

/** The addresses whose pages ask the server, each under the layout route that says whom it lets in. */
export function createLiveRoutes(connectApi: ConnectApi): RouteObject[] {
  const page = (path: string, title: TitleKey, load: LoadPage) =>
    lazyPage(path, title, async () => (await Promise.all([load(), connectApi()]))[0])

  return [
    {
      element: <RuleTexts />,
      children: [
        { element: <PublicFrame />, children: [page(paths.contact, 'contact', pages.contact)] },
        {
          element: <GuestOnly />,
          children: [
            {
              element: <AuthFrame />,
              children: [
                page(paths.login, 'login', pages.login),
                page(paths.signup, 'signup', pages.signup),
                page(paths.verify, 'verify', pages.verify),
              ],
            },
          ],
        },
        {
          element: <AuthFrame />,
          children: [
            page(paths.forgotPassword, 'forgotPassword', pages.forgotPassword),
            page(paths.emailVerification, 'emailVerification', pages.emailVerification),
          ],
        },
        {
          element: <SalonFrame />,
          children: [
            page(paths.salons, 'search', pages.search),
            page(patterns.salon, 'salon', pages.salon),
            page(patterns.booking, 'booking', pages.booking),
            page(paths.deleteAccount, 'deleteAccount', pages.deleteAccount),
          ],
        },
        {
          element: <RequireUser />,
          children: [
            {
              element: <SignedInFrame />,
              children: [
                page(paths.client, 'home', pages.clientHome),
                page(paths.search, 'search', pages.search),
                page(paths.clientAppointments, 'appointments', pages.clientAppointments),
                page(paths.owner, 'home', pages.ownerHome),
                page(paths.ownerAppointments, 'appointments', pages.ownerAppointments),
                page(paths.accountInfo, 'accountInfo', pages.accountInfo),
                page(paths.settings, 'changePassword', pages.changePassword),
                page(paths.changePassword, 'changePassword', pages.changePassword),
                page(paths.adminKey, 'adminKey', pages.adminKey),
                lazyPage(paths.settingsTerms, 'terms', textPages.terms),
              ],
            },
          ],
        },
      ],
    },
    { path: '*', element: <NotFoundScreen /> },
  ]
}
