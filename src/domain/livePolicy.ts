/** What one stream of live updates may ask for. */
export const livePolicy = {
  /** Salons whose free slots it looks at. */
  salons: 20,
  salonId: /^[\w-]{1,64}$/,
} as const
