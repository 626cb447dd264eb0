import { useFormikContext } from 'formik'
import { EditConflict, type EditConflictProps } from './EditConflict'

interface FormConflictProps extends Pick<EditConflictProps, 'words' | 'changes'> {
  /** What the other person saved, as the form around holds it. */
  theirs: object
  /** The fields in which it is asked whose shall stay. */
  conflicting: readonly string[]
  /** Before either answer: what is saved from now on may replace theirs. */
  onSeen: () => void
  onTaken?: () => void
}

/** The choice between the form's values and those that somebody else has saved meanwhile. */
export function FormConflict({ words, changes, theirs, conflicting, onSeen, onTaken }: FormConflictProps) {
  const { setValues, submitForm, isSubmitting } = useFormikContext<object>()
  return (
    <EditConflict
      words={words}
      changes={changes}
      busy={isSubmitting}
      onKeepMine={() => {
        onSeen()
        void submitForm()
      }}
      onTakeTheirs={() => {
        onSeen()
        const taken = Object.entries(theirs).filter(([field]) => conflicting.includes(field))
        void setValues(values => ({ ...values, ...Object.fromEntries(taken) }))
        onTaken?.()
      }}
    />
  )
}
