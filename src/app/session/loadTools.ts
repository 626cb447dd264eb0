export const loadTools = () => import('./tools')
