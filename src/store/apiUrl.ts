/** The whole address of a call that the browser makes by itself: a stream, a download. */
export const apiUrl = (path: string): string => `${import.meta.env.VITE_API_URL ?? '/api'}/${path}`
