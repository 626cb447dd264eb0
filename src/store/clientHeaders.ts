/** What names our client and the reader's language in calls that do not go through `baseQuery`. */
export const clientHeaders = (): Record<string, string> => ({
  'x-api-key': import.meta.env.VITE_API_KEY ?? 'kursi-demo',
  'accept-language': document.documentElement.lang,
})
