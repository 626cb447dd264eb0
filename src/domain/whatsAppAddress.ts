/** Where WhatsApp opens a chat with the number. */
export const whatsAppAddress = (phone: string): string => `https://wa.me/${phone.replace(/\D/g, '')}`
