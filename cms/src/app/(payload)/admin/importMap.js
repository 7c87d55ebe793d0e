import { DecimalField as DecimalField_8a9b0a32bb029ec97e644aa5b4a93fa7 } from '../../../admin-ui/fields/decimal-field'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AbandonedLinksFeatureClient as AbandonedLinksFeatureClient_39a728b85ae70aebab356c55eab04688 } from '../../../admin-ui/rich-text/abandoned-links'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_0a5633bc6901ed76f4fb292649011312 } from '../../../rows/row-label'
import { DocumentPublishing as DocumentPublishing_e3e45933de03ad362c3f8d406cb38c73 } from '../../../admin-ui/publishing/document-publishing'
import { PublishButton as PublishButton_6b86a40b1ba5086fd80813a420c9f776 } from '../../../admin-ui/publishing/publish-button'
import { ConfirmPosition as ConfirmPosition_e7b9e7c8defc3f2abcca0f16dc2ca157 } from '../../../admin-ui/fields/confirm-position'
import { DayCell as DayCell_bf6ea40e751ee29cf9e43a0876aacf17 } from '../../../admin-ui/fields/day-cell'
import { DayField as DayField_c38f86ad10da4a55f147f31f6d1b35cb } from '../../../admin-ui/fields/day-field'
import { ConfirmClosed as ConfirmClosed_f48ccbc9b7a8909aea04c51c00307ca0 } from '../../../admin-ui/fields/confirm-closed'
import { ConfirmAmount as ConfirmAmount_5e3a860e2405c8e5cec570200099dc6a } from '../../../admin-ui/fields/confirm-amount'
import { ConfirmLabels as ConfirmLabels_eb4a746a2d425bec1882d1323b5515c3 } from '../../../admin-ui/fields/confirm-labels'
import { ConfirmDay as ConfirmDay_65767bf33bb459f42b4f04886d018523 } from '../../../admin-ui/fields/confirm-day'
import { ConfirmChoice as ConfirmChoice_ccdbc15c3b6297c552cc9ece233f95e5 } from '../../../admin-ui/fields/confirm-choice'
import { MomentField as MomentField_3b7f4357f27342aabb39d9dbb0b957ea } from '../../../admin-ui/fields/moment-field'
import { ConfirmWhen as ConfirmWhen_818cec96fa5294947607b72d1c625d78 } from '../../../admin-ui/fields/confirm-when'
import { ExportLink as ExportLink_7a972ff3a42866a5ab08d81a6d535e4a } from '../../../admin-ui/guests/export-link'
import { DocumentRefusal as DocumentRefusal_d4e1eee14cdee44fe65b5c56ea1dc2da } from '../../../admin-ui/publishing/document-refusal'
import { DayLinks as DayLinks_5ab8d56d696d39d60f3380d77a41f9c6 } from '../../../admin-ui/bookings/day-links'
import { AmountCell as AmountCell_ab696618ab312d1feb3375880fad748e } from '../../../admin-ui/fields/amount-cell'
import { Today as Today_97c0a924878d5847d87a7cc6efa7fa92 } from '../../../admin-ui/staff/today'
import { DashboardPublishing as DashboardPublishing_1c1c17c1c7d76ec90f7870808586bd1a } from '../../../admin-ui/publishing/dashboard-publishing'
import { StaffLinks as StaffLinks_ba13a445ac13ec1bb2611ff03834350a } from '../../../admin-ui/staff/staff-links'
import { TablesView as TablesView_773b6ff82d13c74fc3ec89a68d033a22 } from '../../../admin-ui/tables/tables-view'
import { KitchenView as KitchenView_26e7a8a6cf8e0f631294f71780066c76 } from '../../../admin-ui/kitchen/kitchen-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin-ui/fields/decimal-field#DecimalField": DecimalField_8a9b0a32bb029ec97e644aa5b4a93fa7,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin-ui/rich-text/abandoned-links#AbandonedLinksFeatureClient": AbandonedLinksFeatureClient_39a728b85ae70aebab356c55eab04688,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/rows/row-label#RowLabel": RowLabel_0a5633bc6901ed76f4fb292649011312,
  "/admin-ui/publishing/document-publishing#DocumentPublishing": DocumentPublishing_e3e45933de03ad362c3f8d406cb38c73,
  "/admin-ui/publishing/publish-button#PublishButton": PublishButton_6b86a40b1ba5086fd80813a420c9f776,
  "/admin-ui/fields/confirm-position#ConfirmPosition": ConfirmPosition_e7b9e7c8defc3f2abcca0f16dc2ca157,
  "/admin-ui/fields/day-cell#DayCell": DayCell_bf6ea40e751ee29cf9e43a0876aacf17,
  "/admin-ui/fields/day-field#DayField": DayField_c38f86ad10da4a55f147f31f6d1b35cb,
  "/admin-ui/fields/confirm-closed#ConfirmClosed": ConfirmClosed_f48ccbc9b7a8909aea04c51c00307ca0,
  "/admin-ui/fields/confirm-amount#ConfirmAmount": ConfirmAmount_5e3a860e2405c8e5cec570200099dc6a,
  "/admin-ui/fields/confirm-labels#ConfirmLabels": ConfirmLabels_eb4a746a2d425bec1882d1323b5515c3,
  "/admin-ui/fields/confirm-day#ConfirmDay": ConfirmDay_65767bf33bb459f42b4f04886d018523,
  "/admin-ui/fields/confirm-choice#ConfirmChoice": ConfirmChoice_ccdbc15c3b6297c552cc9ece233f95e5,
  "/admin-ui/fields/moment-field#MomentField": MomentField_3b7f4357f27342aabb39d9dbb0b957ea,
  "/admin-ui/fields/confirm-when#ConfirmWhen": ConfirmWhen_818cec96fa5294947607b72d1c625d78,
  "/admin-ui/guests/export-link#ExportLink": ExportLink_7a972ff3a42866a5ab08d81a6d535e4a,
  "/admin-ui/publishing/document-refusal#DocumentRefusal": DocumentRefusal_d4e1eee14cdee44fe65b5c56ea1dc2da,
  "/admin-ui/bookings/day-links#DayLinks": DayLinks_5ab8d56d696d39d60f3380d77a41f9c6,
  "/admin-ui/fields/amount-cell#AmountCell": AmountCell_ab696618ab312d1feb3375880fad748e,
  "/admin-ui/staff/today#Today": Today_97c0a924878d5847d87a7cc6efa7fa92,
  "/admin-ui/publishing/dashboard-publishing#DashboardPublishing": DashboardPublishing_1c1c17c1c7d76ec90f7870808586bd1a,
  "/admin-ui/staff/staff-links#StaffLinks": StaffLinks_ba13a445ac13ec1bb2611ff03834350a,
  "/admin-ui/tables/tables-view#TablesView": TablesView_773b6ff82d13c74fc3ec89a68d033a22,
  "/admin-ui/kitchen/kitchen-view#KitchenView": KitchenView_26e7a8a6cf8e0f631294f71780066c76,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
