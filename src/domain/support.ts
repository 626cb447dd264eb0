/** How people reach us: the one source for pages, documents and mails. The country and city are names of our own list. */
export const support = {
  email: 'support@kursi.example',
  phone: '+970 2 222 0188',
  tollFreePhone: '1 800 222 018',
  city: 'Hebron',
  country: 'Palestine',
} as const

/** What a telephone link dials: the number without its spaces. */
export const dialLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
