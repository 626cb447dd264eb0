/** Our contact details: the one source for pages, documents and mails. Country and city are names of our own list. */
export const support = {
  email: 'support@kursi.example',
  phone: '+970 2 222 0188',
  tollFreePhone: '1 800 222 018',
  city: 'Hebron',
  cityAr: 'الخليل',
  country: 'Palestine',
} as const

export const dialLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
