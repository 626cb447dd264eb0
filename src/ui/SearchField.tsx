import { type ComponentProps, useId, useRef } from 'react'
import { classNames } from './classNames'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import styles from './Field.module.css'

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'ref'
> {
  label: string
  value: string
  onValueChange: (value: string) => void
  clearLabel: string
}

export const SearchField = ({
  label,
  value,
  onValueChange,
  clearLabel,
  id,
  className,
  ...input
}: SearchFieldProps) => {
  const ownId = useId()
  const box = useRef<HTMLInputElement>(null)
  const clear = () => {
    onValueChange('')
    box.current?.focus()
  }

  return (
    <div className={classNames(styles.box, styles.search, className)}>
      <label htmlFor={id ?? ownId} className={styles.slot}>
        <Icon name="search" size={20} />
        <span className="visually-hidden">{label}</span>
      </label>
      <input
        enterKeyHint="search"
        {...input}
        ref={box}
        id={id ?? ownId}
        type="search"
        value={value}
        onChange={event => onValueChange(event.target.value)}
        className={styles.input}
      />
      {value !== '' && (
        <IconButton icon="close" label={clearLabel} className={styles.boxButton} onClick={clear} />
      )}
    </div>
  )
}
