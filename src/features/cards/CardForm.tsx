import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { CardFields } from './CardFields'
import styles from './CardForm.module.css'
import { readCard, type CardField } from './readCard'
import { SandboxCards } from './SandboxCards'

interface CardFormProps {
  /** Gets what stands for the card; lasts as long as the request. */
  onCard: (paymentMethod: string) => Promise<void>
  /** The submit button and what is said about it. */
  children: ReactNode
}

/** Not a Formik form: what Formik holds is state, and a card number must never be in any. */
export function CardForm({ onCard, children }: CardFormProps) {
  const [problems, setProblems] = useState<CardField[]>([])
  const running = useRef(false)

  const submit = async (form: HTMLFormElement) => {
    // State would come too late: two quick presses see the same render.
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
