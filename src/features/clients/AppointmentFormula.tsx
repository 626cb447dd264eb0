import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Appointment } from '@/domain/appointment'
import type { Formula } from '@/domain/client'
import type { Versioned } from '@/domain/edit'
import { useRights } from '@/features/auth/useRights'
import { useFormat } from '@/i18n/useFormat'
import { useAppDispatch } from '@/store/services'
import { Button } from '@/ui/Button'
import styles from './ClientDialog.module.css'
import { formulaEdited, selectFormulaOf } from './clientsSlice'
import { FormulaForm } from './FormulaForm'

interface AppointmentFormulaProps {
  appointment: Appointment
  /** The appointment through which the card was opened. */
  openedBy: string
  saved: Versioned<Formula>
}

/** What was used at one appointment of the history. */
export const AppointmentFormula = ({ appointment, openedBy, saved }: AppointmentFormulaProps) => {
  const { t } = useTranslation('clients')
  const dispatch = useAppDispatch()
  const isEdited = useSelector(selectFormulaOf) === appointment._id
  const date = useFormat().date(appointment.date, 'short')
  const mayChange = useRights().changes(appointment)
  if (isEdited && mayChange) {
    return (
      <div className={styles.wide}>
        <FormulaForm appointmentId={appointment._id} openedBy={openedBy} saved={saved} />
      </div>
    )
  }
  return (
    <div className={styles.wide}>
      {saved.formula && (
        <p dir="auto" className={styles.formula}>
          {saved.formula}
        </p>
      )}
      {mayChange && (
        <Button
          size="small"
          variant="quiet"
          icon={saved.formula ? 'edit' : 'plus'}
          aria-label={t(saved.formula ? 'formula.changeAt' : 'formula.addAt', { date })}
          onClick={() => dispatch(formulaEdited(appointment._id))}
        >
          {t(saved.formula ? 'formula.change' : 'formula.add')}
        </Button>
      )}
    </div>
  )
}
