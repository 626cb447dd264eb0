import { lazy, Suspense, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SalonFilters } from '@/domain/filterAddress'
import { useHydrated } from '@/ui/useHydrated'
import type { KeyHandler } from '@/ui/useSuggestionKeys'
import { SearchForm } from './SearchForm'
import { searchFormId } from './searchFormId'
import { useSettledText } from './useSettledText'
import styles from './SalonFilterBar.module.css'

const Suggestions = lazy(async () => ({ default: (await import('./Suggestions')).Suggestions }))

interface SearchBoxProps {
  text: string
  onTextSettled: (text: string) => void
  onFilter: (changes: Partial<SalonFilters>) => void
}

/** The search field. While somebody types, a list suggests what may be meant. */
export const SearchBox = ({ text, onTextSettled, onFilter }: SearchBoxProps) => {
  const { t } = useTranslation('search')
  const { typed, setTyped, settle } = useSettledText(text, onTextSettled)
  const isHydrated = useHydrated()
  const listId = useId()
  const keysRef = useRef<KeyHandler>(null)
  const [isTyping, setTyping] = useState(false)
  /** The reached option's id; null without a list. */
  const [active, setActive] = useState<string | undefined | null>(null)
  const isAsked = isTyping && text.trim() !== ''
  const isListed = isAsked && active !== null
  const close = () => {
    setTyping(false)
    setActive(null)
  }
  return (
    <div className={styles.field} onBlur={close}>
      <SearchForm
        formId={searchFormId}
        label={t('field.label')}
        placeholder={t('field.placeholder')}
        clearLabel={t('field.clear')}
        value={typed}
        onValueChange={value => {
          setTyped(value)
          setTyping(true)
        }}
        onKeyDown={event => keysRef.current?.(event)}
        onSearch={() => {
          settle()
          close()
        }}
        {...(isHydrated && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': isListed,
          'aria-controls': isListed ? listId : undefined,
          'aria-activedescendant': isListed ? active : undefined,
        })}
      />
      {isAsked && (
        <Suspense>
          <Suggestions
            id={listId}
            text={text.trim()}
            keysRef={keysRef}
            onShown={setActive}
            onFilter={onFilter}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
