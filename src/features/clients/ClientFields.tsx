import { useFormikContext } from 'formik'
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClientSuggestion } from '@/domain/client'
import { ComboField } from '@/ui/ComboField'
import { useFormField } from '@/ui/form/useFormField'
import { Banner } from '@/ui/Banner'
import { useClientSuggestions } from './useClientSuggestions'

interface ClientFieldsProps {
  salonId: string
  nameLabel: string
  phoneLabel: string
  phoneHint: ReactNode
}

type Field = 'name' | 'phone'

/** The surrounding form's name and phone of a client; each suggests the salon's own clients, who fill both. */
export function ClientFields({ salonId, nameLabel, phoneLabel, phoneHint }: ClientFieldsProps) {
  const { setValues, setFieldValue } = useFormikContext<Record<string, unknown>>()
  const { t } = useTranslation('clients')
  const [latest, setLatest] = useState<ClientSuggestion | null>(null)
  const [sought, setSought] = useState<{ field: Field; text: string } | null>(null)
  const clients = useClientSuggestions(salonId, sought?.text ?? '')
  const suggestions = useMemo(
    () =>
      clients.map(({ name, phone, tags, isBlocked }, index) => ({
        id: String(index),
        label: name,
        detail: [phone, ...tags, ...(isBlocked ? [t('block.mark')] : [])].filter(Boolean).join(' · '),
      })),
    [clients, t],
  )
  const fields = { name: useFormField({ name: 'name' }), phone: useFormField({ name: 'phone' }) }

  const typed = { name: fields.name.field.value, phone: fields.phone.field.value }
  const isTyped = ({ name, phone }: ClientSuggestion) => (phone ? phone === typed.phone : name === typed.name)
  const isBlocked = [...clients, ...(latest ? [latest] : [])].some(
    client => client.isBlocked && isTyped(client),
  )

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
      setLatest(chosen)
      void setValues(values => ({ ...values, name: chosen.name, phone: chosen.phone || values.phone }))
    },
  })
  return (
    <>
      <ComboField {...partsOf('name')} label={nameLabel} dir="auto" />
      <ComboField {...partsOf('phone')} type="tel" label={phoneLabel} hint={phoneHint} dir="ltr" />
      {isBlocked && (
        <Banner tone="warn" live>
          {t('block.walkIn')}
        </Banner>
      )}
    </>
  )
}

const none: readonly never[] = []
