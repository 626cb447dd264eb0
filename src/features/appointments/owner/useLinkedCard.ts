import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** For an appointment's card: it is marked, and scrolled to on each visit, while the address names it after `#`. */
export function useLinkedCard(appointmentId: string) {
  const card = useRef<HTMLDivElement>(null)
  const { hash, key: appointment } = useLocation()
  const isLinked = hash === `#${appointmentId}`
  useEffect(() => {
    if (isLinked) card.current?.scrollIntoView({ block: 'center' })
  }, [isLinked, appointment])
  return { card, isLinked }
}
