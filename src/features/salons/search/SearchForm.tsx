import { SearchField, type SearchFieldProps } from '@/ui/SearchField'
import type { ElementNode } from '@/ui/ElementNode'

const longestText = 80

interface SearchFormProps extends SearchFieldProps {
  onSearch: () => void
  fieldClassName?: string | undefined
  /** What stands after the field. */
  children?: ElementNode
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
