import type { policy as source } from '#content/messages/nl/policy.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const policy: Translated<typeof source> = {
  illness_free: 'إذا مرضتم خلال الساعات الـ {{hours}} الأخيرة واتصلتم بنا قبل موعدكم، فلا تدفعون شيئًا.',
  illness_charged:
    'حتى إذا مرضتم خلال الساعات الـ {{hours}} الأخيرة فإننا نحتسب {{share}} من السعر. ابقوا في المنزل مع ذلك واتصلوا بنا.',
  not_treated: 'إذا قررنا عدم إجراء العلاج، فلا تدفعون شيئًا.',
  consult_charged: 'تدفعون ثمن هذه الاستشارة حتى إذا قررنا بعدها عدم إجراء أي علاج.',
  grace:
    'تغيير الموعد أو إلغاؤه مجاني في أول {{minutes}} دقيقة بعد الحجز. وعن التغيير أو الإلغاء المتأخر أو عدم الحضور نحتسب الرسوم مرة واحدة على الأكثر للموعد الواحد.',
  one_fee: 'وعن التغيير أو الإلغاء المتأخر أو عدم الحضور نحتسب الرسوم مرة واحدة على الأكثر للموعد الواحد.',
}
