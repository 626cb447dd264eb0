/** The full address for calls that the browser makes itself: a stream, a download. */
export const apiUrl = (path: string): string => `${import.meta.env.VITE_API_URL ?? '/api'}/${path}`
