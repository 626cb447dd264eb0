import type { RouteObject } from 'react-router-dom'
import { paths, patterns } from '@/domain/paths'
import { NotFoundScreen } from './ErrorScreen'
import { AuthFrame } from './frames/AuthFrame'
import { LazySignedInFrame } from './frames/LazySignedInFrame'
import { PublicLiveFrame } from './frames/PublicLiveFrame'
import { SalonFrame } from './frames/SalonFrame'
import { GuestOnly } from './guards/GuestOnly'
import { RequireUser } from './guards/RequireUser'
import { lazyPage } from './lazyPage'
import { livePages as pages } from './livePages'
import { RuleTexts } from './RuleTexts'
import { textPages } from './textPages'

/** The addresses whose pages ask the server, each under the layout route that says whom it lets in. */
export const createLiveRoutes = (): RouteObject[] => [
  {
    element: <RuleTexts />,
    children: [
      {
        element: <PublicLiveFrame />,
        children: [
          lazyPage(paths.contact, 'contact', pages.contact, ['contact']),
          lazyPage(paths.support, 'support', pages.support, ['support']),
        ],
      },
      {
        element: <GuestOnly />,
        children: [
          {
            element: <AuthFrame />,
            children: [
              lazyPage(paths.login, 'login', pages.login, ['auth']),
              lazyPage(paths.signup, 'signup', pages.signup, ['auth']),
              lazyPage(paths.verify, 'verify', pages.verify, ['auth']),
            ],
          },
        ],
      },
      {
        element: <AuthFrame />,
        children: [
          lazyPage(paths.forgotPassword, 'forgotPassword', pages.forgotPassword, ['auth']),
          lazyPage(paths.emailVerification, 'emailVerification', pages.emailVerification, ['auth']),
        ],
      },
      {
        element: <SalonFrame />,
        children: [
          lazyPage(paths.salons, 'search', pages.search, ['salon', 'search']),
          lazyPage(patterns.salon, 'salon', pages.salon, ['posters', 'reviews', 'salon']),
          lazyPage(patterns.booking, 'booking', pages.booking, [
            'appointments',
            'booking',
            'cards',
            'payments',
            'slots',
            'waitlist',
          ]),
          lazyPage(paths.deleteAccount, 'deleteAccount', pages.deleteAccount, ['account', 'auth']),
        ],
      },
      {
        element: <RequireUser />,
        children: [
          {
            element: <LazySignedInFrame />,
            children: [
              lazyPage(paths.client, 'home', pages.clientHome, [
                'appointments',
                'home',
                'promotions',
                'salon',
              ]),
              lazyPage(paths.search, 'search', pages.search, ['salon', 'search']),
              lazyPage(paths.clientAppointments, 'appointments', pages.clientAppointments, [
                'appointments',
                'cards',
                'slots',
                'payments',
                'reviews',
                'waitlist',
              ]),
              lazyPage(paths.owner, 'home', pages.ownerHome, ['appointments', 'home', 'profile', 'takings']),
              lazyPage(paths.ownerAppointments, 'appointments', pages.ownerAppointments, [
                'appointments',
                'diary',
                'slots',
              ]),
              lazyPage(paths.notifications, 'notifications', pages.notifications, ['notifications']),
              lazyPage(paths.sections, 'sections', pages.mySections, ['mySalon', 'sections']),
              lazyPage(paths.services, 'services', pages.myServices, ['mySalon', 'services']),
              lazyPage(paths.schedule, 'schedule', pages.mySchedule, ['mySalon', 'schedule']),
              lazyPage(paths.profile, 'profile', pages.profile, ['mySalon', 'posters', 'profile', 'reviews']),
              lazyPage(paths.team, 'team', pages.team, ['mySalon', 'team', 'posters']),
              lazyPage(paths.manageSubscription, 'manageSubscription', pages.manageSubscription, [
                'cards',
                'subscription',
              ]),
              lazyPage(paths.offer, 'offer', pages.offer, ['cards', 'subscription']),
              lazyPage(paths.payments, 'payments', pages.payment, ['payments']),
              lazyPage(paths.accountInfo, 'accountInfo', pages.accountInfo, ['account', 'auth']),
              lazyPage(paths.settings, 'changePassword', pages.changePassword, ['account', 'auth']),
              lazyPage(paths.changePassword, 'changePassword', pages.changePassword, ['account', 'auth']),
              lazyPage(paths.adminKey, 'adminKey', pages.adminKey, ['account']),
              lazyPage(paths.settingsTerms, 'terms', textPages.terms, ['documents']),
            ],
          },
        ],
      },
    ],
  },
  { path: '*', element: <NotFoundScreen /> },
]
