import { useRef, useState, type SubmitEvent } from 'react'
import type { ElementNode } from '@/ui/ElementNode'
import { CardFields } from './CardFields'
import styles from './CardForm.module.css'
import { readCard, type CardField } from './readCard'
import { SandboxCards } from './SandboxCards'

interface CardFormProps {
  /** Receives the payment method that stands for the card. Resolves when the request ends. */
  onCard: (paymentMethod: string) => Promise<void>
  children: ElementNode
}

/** Not a Formik form: Formik holds values as state, and a card number must never be in any state. */
export function CardForm({ onCard, children }: CardFormProps) {
  const [problems, setProblems] = useState<CardField[]>([])
  const running = useRef(false)

  const submit = async (form: HTMLFormElement) => {
    // A state would update too late: two quick presses see the same render.
    if (running.current) return
    const card = readCard(form)
    setProblems('problems' in card ? card.problems : [])
    if ('problems' in card) {
      const box = form.elements.namedItem(card.problems[0] ?? '')
      if (box instanceof HTMLElement) box.focus()
      return
    }
    running.current = true
    try {
      await onCard(card.paymentMethod)
    } finally {
      running.current = false
    }
  }

  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      <CardFields problems={problems} />
      <SandboxCards />
      {children}
    </form>
  )
}
