import { filterNames } from '@/domain/filterAddress'
import { paths } from '@/domain/paths'
import { SearchField, type SearchFieldProps } from '@/ui/SearchField'
import type { ElementNode } from '@/ui/ElementNode'

const longestText = 80

interface SearchFormProps extends SearchFieldProps {
  formId?: string | undefined
  onSearch: () => void
  fieldClassName?: string | undefined
  /** What stands after the field. */
  children?: ElementNode
}

/** Without scripts, the browser itself opens the results. */
export const SearchForm = ({
  onSearch,
  formId,
  className,
  fieldClassName,
  children,
  ...field
}: SearchFormProps) => (
  <form
    id={formId}
    role="search"
    action={paths.salons}
    className={className}
    onSubmit={event => {
      event.preventDefault()
      onSearch()
    }}
  >
    <SearchField
      maxLength={longestText}
      name={filterNames.text}
      autoComplete="off"
      {...field}
      className={fieldClassName}
    />
    {children}
  </form>
)
