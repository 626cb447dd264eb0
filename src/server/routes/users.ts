import { Hono } from 'hono'
import type { AppContext } from '../AppContext'
import type { Env } from '../http/env'
import type { RateLimits } from '../http/rateLimits'
import { accountRoutes } from './users/account'
import { joinRoutes } from './users/join'
import { loginRoutes } from './users/login'
import { newAccountRoutes } from './users/newAccount'
import { ownDataRoutes } from './users/ownData'
import { passwordRoutes } from './users/password'
import { sessionRoutes } from './users/sessions'
import { verificationRoutes } from './users/verification'

/** The calls under /users (section 7). */
export function userRoutes(app: AppContext, limits: RateLimits): Hono<Env> {
  const routes = new Hono<Env>()
  routes.route('/', loginRoutes(app, limits))
  routes.route('/', joinRoutes(app, limits))
  routes.route('/', verificationRoutes(app, limits))
  routes.route('/', newAccountRoutes(app, limits))
  routes.route('/', passwordRoutes(app, limits))
  routes.route('/', accountRoutes(app, limits))
  routes.route('/', sessionRoutes(app))
  routes.route('/', ownDataRoutes(app))
  return routes
}
