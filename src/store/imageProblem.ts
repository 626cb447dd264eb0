import { isOffline, type ApiError } from './ApiError'
import { problemIn, type Submission } from './submission'

const imageProblems = ['too_large', 'wrong_kind', 'broken', 'too_many', 'offline', 'failed'] as const
export type ImageProblem = (typeof imageProblems)[number]

export const isImageProblem = (code: unknown): code is ImageProblem =>
  imageProblems.some(problem => problem === code)

const problems: Record<string, ImageProblem> = {
  too_large: 'too_large',
  unsupported_media: 'wrong_kind',
  bad_input: 'broken',
  too_many: 'too_many',
}

function problemOfAnswer(error: ApiError): ImageProblem {
  if (isOffline(error)) return 'offline'
  return problems[error.code ?? ''] ?? 'failed'
}

/** Our own refusal of a file that is not sent at all. */
export const fileRefusal = (problem: ImageProblem): ApiError => ({
  success: false,
  status: 400,
  message: 'The file is no image that can be sent',
  fields: { image: problem },
})

/** A failure of a file's upload, as one of the field `image`. */
export const imageFailure = (error: ApiError): ApiError => ({
  ...error,
  fields: { image: problemOfAnswer(error) },
})

/** Why the image of a submission was not taken; undefined where it was. */
export function imageProblemIn(submission: Submission): ImageProblem | undefined {
  const code = problemIn(submission)?.fields?.['image']
  return isImageProblem(code) ? code : undefined
}
