import type { ReactNode } from 'react'
import { SearchField, type SearchFieldProps } from '@/ui/SearchField'

const longestText = 80

interface SearchFormProps extends SearchFieldProps {
  onSearch: () => void
  fieldClassName?: string | undefined
  /** What stands after the field. */
  children?: ReactNode
}

export const SearchForm = ({ onSearch, className, fieldClassName, children, ...field }: SearchFormProps) => (
  <form
    role="search"
    className={className}
    onSubmit={event => {
      event.preventDefault()
      onSearch()
    }}
  >
    <SearchField maxLength={longestText} autoComplete="off" {...field} className={fieldClassName} />
    {children}
  </form>
)
