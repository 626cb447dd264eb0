import { lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import { paths, patterns } from '@/domain/paths'
import { NotFoundScreen } from './ErrorScreen'
import { AuthFrame } from './frames/AuthFrame'
import { PublicFrame } from './frames/PublicFrame'
import { SalonFrame } from './frames/SalonFrame'
import { GuestOnly } from './guards/GuestOnly'
import { RequireUser } from './guards/RequireUser'
import { lazyPage } from './lazyPage'
import { livePages as pages } from './livePages'
import { RuleTexts } from './RuleTexts'
import { textPages } from './textPages'

// The sidebar's drawer is heavy; a visitor never sees it.
const SignedInFrame = lazy(async () => ({ default: (await import('./frames/SignedInFrame')).SignedInFrame }))

/** The addresses whose pages ask the server, each under the layout route that says whom it lets in. */
export const createLiveRoutes = (): RouteObject[] => [
  {
    element: <RuleTexts />,
    children: [
      { element: <PublicFrame />, children: [lazyPage(paths.contact, 'contact', pages.contact)] },
      {
        element: <GuestOnly />,
        children: [
          {
            element: <AuthFrame />,
            children: [
              lazyPage(paths.login, 'login', pages.login),
              lazyPage(paths.signup, 'signup', pages.signup),
              lazyPage(paths.verify, 'verify', pages.verify),
            ],
          },
        ],
      },
      {
        element: <AuthFrame />,
        children: [
          lazyPage(paths.forgotPassword, 'forgotPassword', pages.forgotPassword),
          lazyPage(paths.emailVerification, 'emailVerification', pages.emailVerification),
        ],
      },
      {
        element: <SalonFrame />,
        children: [
          lazyPage(paths.salons, 'search', pages.search),
          lazyPage(patterns.salon, 'salon', pages.salon),
          lazyPage(patterns.booking, 'booking', pages.booking),
          lazyPage(paths.deleteAccount, 'deleteAccount', pages.deleteAccount),
        ],
      },
      {
        element: <RequireUser />,
        children: [
          {
            element: <SignedInFrame />,
            children: [
              lazyPage(paths.client, 'home', pages.clientHome),
              lazyPage(paths.search, 'search', pages.search),
              lazyPage(paths.clientAppointments, 'appointments', pages.clientAppointments),
              lazyPage(paths.owner, 'home', pages.ownerHome),
              lazyPage(paths.ownerAppointments, 'appointments', pages.ownerAppointments),
              lazyPage(paths.notices, 'notifications', pages.notifications),
              lazyPage(paths.sections, 'sections', pages.mySections),
              lazyPage(paths.services, 'services', pages.myServices),
              lazyPage(paths.schedule, 'schedule', pages.mySchedule),
              lazyPage(paths.manageSubscription, 'manageSubscription', pages.manageSubscription),
              lazyPage(paths.offer, 'offer', pages.offer),
              lazyPage(paths.payments, 'payments', pages.payment),
              lazyPage(paths.accountInfo, 'accountInfo', pages.accountInfo),
              lazyPage(paths.settings, 'changePassword', pages.changePassword),
              lazyPage(paths.changePassword, 'changePassword', pages.changePassword),
              lazyPage(paths.adminKey, 'adminKey', pages.adminKey),
              lazyPage(paths.settingsTerms, 'terms', textPages.terms),
            ],
          },
        ],
      },
    ],
  },
  { path: '*', element: <NotFoundScreen /> },
]
