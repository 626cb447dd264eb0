import type { ReactElement } from 'react'
import { Outlet, type RouteObject } from 'react-router-dom'
import { AnyoneFrame } from '../frames/AnyoneFrame'
import { AuthFrame, SignedInFrame } from '../frames/lazyFrames'
import { PublicBareFrame } from '../frames/PublicBareFrame'
import { PublicFrame } from '../frames/PublicFrame'
import { GuestOnly } from '../guards/GuestOnly'
import { RequireUser } from '../guards/RequireUser'
import { NotFoundScreen } from './ErrorScreen'
import { lazyPage } from './lazyPage'
import { manifest } from './manifest'
import type { Access, FrameName } from './page'

const frames: Record<FrameName, ReactElement> = {
  site: <PublicFrame />,
  bands: <PublicFrame bare />,
  document: <AnyoneFrame visitors={<PublicBareFrame />} />,
  auth: <AuthFrame />,
  anyone: <AnyoneFrame visitors={<PublicFrame />} />,
  signedIn: <SignedInFrame />,
}

function guardOf(access: Access): ReactElement {
  if (access === 'any') return <Outlet />
  return access === 'visitor' ? <GuestOnly /> : <RequireUser />
}

const groups = [...new Set(manifest.map(({ access, frame }) => `${access} ${frame}` as const))]

export const createRoutes = (): RouteObject[] => [
  ...groups.map(group => {
    const [access, frame] = group.split(' ') as [Access, FrameName]
    const pages = manifest.filter(page => page.access === access && page.frame === frame)
    return { element: guardOf(access), children: [{ element: frames[frame], children: pages.map(lazyPage) }] }
  }),
  { path: '*', element: <NotFoundScreen /> },
]
