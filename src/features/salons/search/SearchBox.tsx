import { useTranslation } from 'react-i18next'
import { SearchField } from '@/ui/SearchField'
import { useSettledText } from './useSettledText'

const longestText = 80

interface SearchBoxProps {
  text: string
  onTextSettled: (text: string) => void
}

export const SearchBox = ({ text, onTextSettled }: SearchBoxProps) => {
  const { t } = useTranslation('search')
  const { typed, setTyped, settle } = useSettledText(text, onTextSettled)
  return (
    <form
      role="search"
      onSubmit={event => {
        event.preventDefault()
        settle()
      }}
    >
      <SearchField
        label={t('field.label')}
        placeholder={t('field.placeholder')}
        clearLabel={t('field.clear')}
        maxLength={longestText}
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
      />
    </form>
  )
}
