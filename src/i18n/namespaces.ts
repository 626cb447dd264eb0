/** The resource files: `common` comes with every page, `validation` with forms, the others with the page that names them. */
export const namespaces = [
  'common',
  'validation',
  'auth',
  'home',
  'search',
  'salon',
  'booking',
  'appointments',
  'landing',
  'documents',
  'contact',
  'account',
  'meta',
] as const

export type Namespace = (typeof namespaces)[number]
