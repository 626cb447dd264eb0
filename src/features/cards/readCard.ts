import { latinDigits } from '@/domain/digits'
import { sandboxCards } from '@/domain/sandboxCards'

const cardFields = ['number', 'expiry', 'cvc'] as const
export type CardField = (typeof cardFields)[number]

/** Month and year as people and browsers write them: "12/30", "1230", "12 / 2030"; only a divided month has one digit. */
const expiry = /^\s*((0?[1-9]|1[0-2])\s*[\s/.-]\s*|0[1-9]|1[0-2])(20)?\d{2}\s*$/

type CardReading = { paymentMethod: string } | { problems: CardField[] }

/**
 * Stands for the payment provider's own card fields: reads the card where it was typed and gives a name for it that
 * says nothing of the card. No part of the product but this form ever holds a number: no state, action or request.
 */
export function readCard(form: HTMLFormElement): CardReading {
  const typed = (field: CardField) => {
    const box = form.elements.namedItem(field)
    return box instanceof HTMLInputElement ? latinDigits(box.value) : ''
  }
  const number = typed('number').replace(/[\s-]/g, '')
  const card = sandboxCards.find(one => one.number === number)
  const isWritten: Record<CardField, boolean> = {
    number: card !== undefined,
    expiry: expiry.test(typed('expiry')),
    cvc: /^\s*\d{3,4}\s*$/.test(typed('cvc')),
  }
  const problems = cardFields.filter(field => !isWritten[field])
  return card && problems.length === 0 ? { paymentMethod: card.token } : { problems }
}

/** Four digits by four, as on the card. */
export const groupedNumber = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')
