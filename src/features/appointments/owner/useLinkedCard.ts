import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** For an appointment's card: marks the card and scrolls to it while the URL hash names its id. */
export function useLinkedCard(appointmentId: string) {
  const card = useRef<HTMLDivElement>(null)
  const { hash, key: appointment } = useLocation()
  const isLinked = hash === `#${appointmentId}`
  useEffect(() => {
    if (isLinked) card.current?.scrollIntoView({ block: 'center' })
  }, [isLinked, appointment])
  return { card, isLinked }
}
