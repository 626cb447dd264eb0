import { useFormikContext } from 'formik'
import { EditConflict, type EditConflictProps } from './EditConflict'

interface FormConflictProps extends Pick<EditConflictProps, 'words' | 'changes'> {
  /** The values that somebody else saved, in the shape of the surrounding form. */
  theirs: object
  /** The fields for which the user chooses whose value stays. */
  conflicting: readonly string[]
  /** Called before either answer: later writes may overwrite the other values. */
  onSeen: () => void
  onTaken?: () => void
}

/** Lets the user choose between the form's values and those that somebody else saved meanwhile. */
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
