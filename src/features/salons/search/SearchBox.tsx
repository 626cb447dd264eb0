import { useTranslation } from 'react-i18next'
import { SearchForm } from './SearchForm'
import { searchFormId } from './searchFormId'
import { useSettledText } from './useSettledText'

interface SearchBoxProps {
  text: string
  onTextSettled: (text: string) => void
}

export const SearchBox = ({ text, onTextSettled }: SearchBoxProps) => {
  const { t } = useTranslation('search')
  const { typed, setTyped, settle } = useSettledText(text, onTextSettled)
  return (
    <SearchForm
      formId={searchFormId}
      label={t('field.label')}
      placeholder={t('field.placeholder')}
      clearLabel={t('field.clear')}
      value={typed}
      onValueChange={setTyped}
      onSearch={settle}
    />
  )
}
