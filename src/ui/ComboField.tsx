import { use, useEffect, useEffectEvent, useId, type ComponentProps } from 'react'
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { classNames } from './classNames'
import type { FieldLabelProps } from './FieldFrame'
import { FieldMessage } from './FieldMessage'
import { UiLocale } from './UiLocale'
import type { FieldMessages } from './useField'
import field from './Field.module.css'
import styles from './ComboField.module.css'

export interface Suggestion {
  id: string
  label: string
  detail?: string
}

interface ComboFieldProps
  extends
    Omit<FieldLabelProps, 'hideLabel'>,
    Omit<FieldMessages, 'id'>,
    Pick<ComponentProps<'input'>, 'name' | 'type' | 'dir' | 'autoComplete' | 'onBlur'> {
  value: string
  onValueChange: (value: string) => void
  /** They may come later than what is typed. */
  suggestions: readonly Suggestion[]
  onChoose: (id: string) => void
}

/** A text field that suggests texts and takes any other. */
export function ComboField({
  label,
  hint,
  help,
  error,
  value,
  onValueChange,
  suggestions,
  onChoose,
  onBlur,
  ...input
}: ComboFieldProps) {
  const messageId = useId()
  const hasError = Boolean(error)
  return (
    <UiLocale>
      <ComboBox
        className={classNames(field.field)}
        items={suggestions}
        inputValue={value}
        onInputChange={text => {
          if (text !== value) onValueChange(text)
        }}
        value={null}
        onChange={key => {
          if (key !== null) onChoose(String(key))
        }}
        allowsCustomValue
        defaultFilter={() => true}
        isInvalid={hasError}
        {...((hasError || help) && { 'aria-describedby': messageId })}
      >
        <OpensWhenFound suggestions={suggestions} />
        <Label className={classNames(field.label)}>
          <span>{label}</span> {hint && <span className={field.hint}>{hint}</span>}
        </Label>
        <div className={field.box}>
          <Input {...input} onBlur={onBlur} className={classNames(field.input)} />
        </div>
        <FieldMessage id={messageId} help={help} error={error} />
        <Popover className={classNames(styles.popover)}>
          <ListBox className={classNames(styles.list)}>
            {({ label: text, detail }: Suggestion) => (
              <ListBoxItem textValue={text} className={classNames(styles.item)}>
                <bdi>{text}</bdi>
                {detail && (
                  <bdi dir="ltr" className={styles.detail}>
                    {detail}
                  </bdi>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </UiLocale>
  )
}

/** The list opens by itself only as a key is pressed, which is before the server has answered. */
function OpensWhenFound({ suggestions }: Pick<ComboFieldProps, 'suggestions'>) {
  const state = use(ComboBoxStateContext)
  const openWhenFocused = useEffectEvent(() => {
    if (state?.isFocused && suggestions.length > 0 && !state.isOpen) state.open(null, 'input')
  })
  useEffect(() => openWhenFocused(), [suggestions])
  return null
}
