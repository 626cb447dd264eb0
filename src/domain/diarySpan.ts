export const diarySpans = ['day', 'week'] as const
export type DiarySpan = (typeof diarySpans)[number]
