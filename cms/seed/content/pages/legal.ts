import { bullets, heading, richText } from "../../rich-text"
import type { Content } from "../../types"
import type { RichTextNode } from "../../rich-text"

type Section = NonNullable<Content<"pages">["sections"]>[number]

const clause = (title: string, ...blocks: (string | RichTextNode)[]): Section => ({
  blockType: "text",
  heading: title,
  body: richText(...blocks),
})

export const privacyPolicy: Content<"pages"> = {
  template: "privacyPolicy",
  title: "Privacy policy",
  kicker: "Legal",
  introduction:
    "What we keep about you, why, for how long, and how to make us stop. In plain words, because you have a right to understand it.",
  sections: [
    clause(
      "1. Who is responsible",
      "The controller of your personal data is **Quattrocento Ristorazione S.r.l.**, Vicolo della Brace 14, 00153 Rome, Italy, company number RM-0400400. For our venues in the United Kingdom, the same company acts as controller under the UK GDPR and the Data Protection Act 2018.",
      "You can reach the person who looks after data protection at [privacy@quattrocento.example](mailto:privacy@quattrocento.example).",
    ),
    clause(
      "2. What we collect",
      heading("When you book, order, enquire or buy a ticket", 3),
      "Your name, email address, telephone number, the date and size of your party, what you order and whether it is paid, and anything you choose to tell us, such as an allergy or a need for step-free access. Information about allergies or disability is health data; we ask for it only so that we can serve you safely, and only with your explicit consent. Card numbers go to the payment provider alone.",
      heading("When you ask to hear from us, or to stock what we make", 3),
      "Your email address, what you want to hear of and when you confirmed it; of a shop, its name, town and telephone number.",
      heading("When you apply for a job", 3),
      "Your contact details, your application and CV, notes of our conversation and, if you are hired, what the law requires us to hold.",
      heading("When you visit this website", 3),
      "Our server counts requests and notes what fails; it keeps no list of who has read what. Your searches, your diet and, if you use “near me”, your position stay in your browser; searches and diet also stand in the address, and our server sees them when that is opened. Where the site asks “May we count?”, it measures what you agree to and nothing before; where it does not ask, it measures nothing.",
    ),
    clause(
      "3. Why we may use it",
      bullets(
        "**To perform a contract** with you, or to take steps you asked for before one: bookings, tickets, orders, private events (Article 6(1)(b) GDPR).",
        "**Because the law requires it**: accounts, tax, food-safety records, employment law (Article 6(1)(c)).",
        "**For our legitimate interests**: answering enquiries, preventing abuse, keeping the website secure, defending legal claims (Article 6(1)(f)). You may object at any time.",
        "**With your consent**: statistics, marketing, health data such as allergies (Articles 6(1)(a) and 9(2)(a)). You may withdraw it at any time, without affecting what was done before.",
      ),
    ),
    clause(
      "4. How long we keep it",
      bullets(
        "Bookings, orders and enquiries: twelve months after the date concerned.",
        "Your address on a list: until you leave it by the link in every mail, or have been told what you asked for.",
        "Invoices and deposits: ten years, as Italian tax law requires; six in the United Kingdom.",
        "Job applications: six months after the position is filled, longer only if you agree.",
        "Notes of what has failed on our server: thirty days.",
      ),
    ),
    clause(
      "5. Who else sees it",
      "The venue you write to sees what you send it; other venues do not. We use service providers for hosting, email, table booking, payment and accounts. They act on our instructions under contracts as required by Article 28 GDPR, and may not use your data for purposes of their own.",
      "We do not sell personal data. Advertisers learn of your visit only if you allow “Marketing” when the site asks. We disclose data to authorities only where the law obliges us.",
    ),
    clause(
      "6. Where it is kept",
      "Your data is stored in the European Union. Data moves between our Italian, Portuguese and British venues under the European Commission’s adequacy decision for the United Kingdom and the corresponding British regulations. Should a provider process data elsewhere, we rely on standard contractual clauses and check that they are kept.",
    ),
    clause(
      "7. Cookies and similar things",
      "This site works without cookies. What it keeps on your device stays there; nothing of it identifies you, but what you write on your card yourself:",
      bullets(
        "copies of pages, so that they can be read without a connection;",
        "your diet and allergens, as you narrowed the menus down by them;",
        "your card, if you keep one: your name, your party, what you cannot eat, favourite dishes and tickets. It leaves your device only in a form that you send, and “Erase everything” removes it;",
        "what you sent without a connection, until it can be sent;",
        "what you have chosen to order from a venue, until you send it, empty it or press “Erase everything”;",
        "whether you read menus in large print and legal pages light on dark, and that you did not want the app installed;",
        "your answer to “May we count?”, where the site asks;",
        "for a visit, what you have begun to write, how far you had scrolled, and whether the site has reloaded itself after an update.",
      ),
      "Tools that count visits or measure advertising come from elsewhere and may set cookies of their own. They are loaded only after you agree. “Privacy choices” at the foot of every page of a site that has them changes your answer.",
    ),
    clause(
      "8. Your rights",
      "You may ask us, free of charge, to:",
      bullets(
        "tell you what we hold about you, and give you a copy;",
        "correct what is wrong and complete what is missing;",
        "delete it, or restrict what we do with it;",
        "hand it to you or to someone else in a common electronic format;",
        "stop processing based on our legitimate interests, and in any case stop direct marketing.",
      ),
      "Write to [privacy@quattrocento.example](mailto:privacy@quattrocento.example). We answer within one month. You may also complain to the authority where you live or work: in Italy the *Garante per la protezione dei dati personali*, in Portugal the *Comissão Nacional de Proteção de Dados*, in the United Kingdom the *Information Commissioner’s Office*.",
    ),
    clause(
      "9. Children",
      "Our booking and application services are meant for people aged sixteen and over. Children’s classes are booked by an adult, and we ask for first names only, for the apron.",
    ),
    clause(
      "10. Automated decisions",
      "We make none. Whether you get the table by the oven is decided by a person, with all that this implies.",
    ),
    clause(
      "11. Changes",
      "When this policy changes in a way that matters, we say so on the front page for thirty days. Earlier versions are available on request.",
    ),
  ],
  seo: {
    description:
      "What personal data Quattrocento collects, why, how long it is kept, who sees it and what your rights are under the GDPR and the UK GDPR.",
  },
}

export const termsAndConditions: Content<"pages"> = {
  template: "termsAndConditions",
  title: "Terms and conditions",
  kicker: "Legal",
  introduction:
    "The agreement between us when you book, order, buy a ticket or hire a room. We have kept it as short as our lawyer would allow.",
  sections: [
    clause(
      "1. Who we are",
      "This website is run by **Quattrocento Ristorazione S.r.l.**, Vicolo della Brace 14, 00153 Rome, Italy, company number RM-0400400 (“we”). You can write to [ciao@quattrocento.example](mailto:ciao@quattrocento.example) or ring +39 06 5550 0100.",
      "These terms apply to all venues of the brands 400, Cenere and Madia. How we treat personal data is set out in our [privacy policy](internal:pages/privacyPolicy).",
    ),
    clause(
      "2. Bookings",
      bullets(
        "A booking is binding on both of us once you have received a confirmation.",
        "We hold a table for fifteen minutes after the time booked. Please ring if you are late; we would rather know than guess.",
        "You may cancel or change a booking free of charge up to four hours before it, and up to twenty-four hours before for tasting menus and for parties of seven or more.",
        "For tasting menus and larger parties we may ask for card details. If you cancel late or do not come, we may charge up to €30 or £25 a guest. We do not charge when something serious has kept you away and you tell us.",
      ),
    ),
    clause(
      "3. Prices and menus",
      "Prices are in the currency of the venue and include value added tax. Cover and service charges are shown on the menu; a service charge described as discretionary may be declined. Dishes change with the season and the day. The menu at the table is the one that counts.",
    ),
    clause(
      "4. Allergens",
      "Our menus list the fourteen allergens named in Annex II of Regulation (EU) No 1169/2011 and in the corresponding British law. Our kitchens are small and share flour, fire and tools, so we cannot promise that any dish is free of traces. Please tell us about allergies when booking, and again when ordering.",
    ),
    clause(
      "5. Orders to collect or be delivered",
      "When you order for collection or delivery, the contract is made when the venue accepts the order. Times are estimates given in good faith. As food is perishable, the statutory right of withdrawal for distance contracts does not apply to freshly prepared meals. If something is wrong or missing, tell the venue the same day and we will replace or refund it.",
    ),
    clause(
      "6. Events and tickets",
      bullets(
        "Tickets may be returned for a full refund up to forty-eight hours before the event, or passed on to somebody else at any time.",
        "If we cancel or postpone an event, you may choose between a refund and a place at the new date.",
        "Children’s classes require an adult on the premises throughout.",
      ),
    ),
    clause(
      "7. Private events",
      "A room is reserved when we have confirmed it in writing and received a deposit of one quarter of the minimum spend. If you cancel:",
      bullets(
        "more than fourteen days before the date, the deposit is returned in full;",
        "between fourteen and four days before, we keep the deposit;",
        "later than that, we may charge up to half of the minimum spend, less what we have saved.",
      ),
      "Final numbers are due four days ahead. You are responsible for damage caused by your guests beyond ordinary wear; spilt wine is ordinary wear.",
    ),
    clause(
      "8. Products and gift vouchers",
      "Goods bought from our online pantry may be returned unopened within fourteen days of delivery, except for bread and other fresh products. Gift vouchers are valid for twenty-four months at any venue in the country in which they were bought, and are not exchanged for cash.",
    ),
    clause(
      "9. In our venues",
      "We serve alcohol only to guests of legal age in the country concerned, and may ask for proof. We may ask a guest to leave who endangers or harasses others, our team included. Photographs of your food are welcome; photographs of other guests need their consent.",
    ),
    clause(
      "10. This website",
      "We take care that what is shown here is right, in particular hours, prices and allergens, but errors happen; tell us and we will correct them. Text, pictures and marks on this site belong to us or to those who licensed them, and may not be used commercially without permission. Linked sites are the business of their owners.",
    ),
    clause(
      "11. Liability",
      "Nothing in these terms limits our liability for death or personal injury caused by negligence, for intent or gross negligence, or where the law does not allow a limit. Otherwise we are liable for foreseeable damage arising from a breach of an essential duty. Coats left on unattended hooks remain at your own risk.",
    ),
    clause(
      "12. Law and disputes",
      heading("In the European Union", 3),
      "Italian law applies. As a consumer you also keep the protection of the mandatory law of the country where you live, and may bring a claim there.",
      heading("In the United Kingdom", 3),
      "For bookings and orders at our British venues, the law of England and Wales applies, and its courts have jurisdiction, without prejudice to your rights as a consumer in Scotland or Northern Ireland.",
      "If we have a disagreement, please write to us first. Most are settled by return, some by dessert.",
    ),
  ],
  seo: {
    description:
      "Terms for bookings, orders, tickets, private events, products and this website at the venues of 400, Cenere and Madia.",
  },
}
