export function readRoutes(): Promise<typeof import('@/app/routes/manifest')>
export function readPaths(): Promise<typeof import('@/domain/paths')>
export function readLanguages(): Promise<typeof import('@/domain/languages')>
