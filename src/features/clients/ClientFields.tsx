import { useFormikContext } from 'formik'
import { useMemo, useState, type ReactNode } from 'react'
import type { ClientSuggestion } from '@/domain/client'
import { ComboField } from '@/ui/ComboField'
import { useFormField } from '@/ui/form/useFormField'
import { useClientSuggestions } from './useClientSuggestions'

interface ClientFieldsProps {
  salonId: string
  nameLabel: string
  phoneLabel: string
  phoneHint: ReactNode
}

type Field = keyof ClientSuggestion

/** The surrounding form's name and phone of a client; each suggests the salon's own clients, who fill both. */
export function ClientFields({ salonId, nameLabel, phoneLabel, phoneHint }: ClientFieldsProps) {
  const { setValues, setFieldValue } = useFormikContext<Record<string, unknown>>()
  const [sought, setSought] = useState<{ field: Field; text: string } | null>(null)
  const clients = useClientSuggestions(salonId, sought?.text ?? '')
  const suggestions = useMemo(() => clients.map(suggestionOf), [clients])
  const fields = { name: useFormField({ name: 'name' }), phone: useFormField({ name: 'phone' }) }

  const partsOf = (field: Field) => ({
    name: field,
    value: fields[field].field.value,
    error: fields[field].error,
    onBlur: fields[field].field.onBlur,
    autoComplete: 'off',
    onValueChange: (text: string) => {
      setSought({ field, text })
      void setFieldValue(field, text)
    },
    suggestions: sought?.field === field ? suggestions : none,
    onChoose: (id: string) => {
      const chosen = clients[Number(id)]
      if (!chosen) return
      setSought(null)
      void setValues(values => ({ ...values, ...chosen, phone: chosen.phone || values.phone }))
    },
  })
  return (
    <>
      <ComboField {...partsOf('name')} label={nameLabel} dir="auto" />
      <ComboField {...partsOf('phone')} type="tel" label={phoneLabel} hint={phoneHint} dir="ltr" />
    </>
  )
}

const none: readonly never[] = []

const suggestionOf = ({ name, phone }: ClientSuggestion, index: number) => ({
  id: String(index),
  label: name,
  detail: phone,
})
