/** The client's API key and the reader's language, for calls outside of `baseQuery`. */
export const clientHeaders = (): Record<string, string> => ({
  'x-api-key': import.meta.env.VITE_API_KEY ?? 'kursi-demo',
  'accept-language': document.documentElement.lang,
})
