/** A term that the shop does not use in what people read, and the one it uses. */
export interface RetiredTerm {
  /** Matches a text that has the term. */
  term: RegExp;
  /** What the voice guide shows as the wrong form. */
  instead: string;
  use: string;
  /** Texts that may have it, each with its reason. */
  except?: readonly { text: RegExp; reason: string }[];
}

/** One term for one thing: Foundations/Wording shows this list, and a test reads every text of the shop for it. */
export const retiredTerms: readonly RetiredTerm[] = [
  { term: /\be-mails?\b/i, instead: 'e-mail', use: 'email' },
  { term: /\d\s%/, instead: '12 %', use: '12%' },
  {
    term: /\bper ?cent\b/i,
    instead: 'percent',
    use: '%',
    except: [{ text: /^percent$/, reason: 'the name of a parameter, in an error for developers' }],
  },
  { term: /৳\s/, instead: '৳ 5,000', use: '৳5,000' },
  { term: /\d\s?kB\b/, instead: '2 kB', use: '2 KB' },
  { term: /\banew\b/i, instead: 'anew', use: 'again' },
  { term: /\bso far no\b/i, instead: 'so far no …', use: 'no … yet' },
  {
    term: /\b(?:is|are) on (?:its|their) way\b/i,
    instead: 'is on its way, of something that loads',
    use: 'Loading …',
    except: [{ text: /\{…\} is on its way|refund|order/i, reason: 'a lorry and a refund are on their way' }],
  },
  { term: /\bjust now\b/i, instead: 'just now', use: 'at the moment' },
  { term: /\bat the door\b/i, instead: 'pay at the door', use: 'on delivery, on collection' },
  { term: /\b(?:some|no)body\b(?!-)(?! Yet)/i, instead: 'somebody, nobody', use: 'someone, no one' },
  { term: /\bring (?:us|you|the shop|\{)|\btelephones?\b/i, instead: 'ring, telephone', use: 'call, phone' },
  {
    term: /\b(?:give|gives|gave|giving|given)\b(?: it| this| the order| an order)? up\b/i,
    instead: 'give an order up',
    use: 'cancel',
    except: [
      { text: /our offices never gave up|sent or given up/, reason: 'about habits, and about retries' },
    ],
  },
  {
    term: /\b(?:give|giving|given) (?:something|it|this) back\b(?! when)/i,
    instead: 'give it back',
    use: 'return it',
  },
  { term: /\b(?:pay|pays|paid|paying)\b[^.]{0,20} back\b/i, instead: 'pay back', use: 'refund' },
  { term: /\bhanded over\b/i, instead: 'handed over', use: 'delivered, collected' },
  { term: /\breckon/i, instead: 'reckon', use: 'calculate, update' },
  { term: /\bphotographs?\b/i, instead: 'photograph', use: 'photo' },
  { term: /\bfor nothing\b/i, instead: 'for nothing', use: 'free' },
  { term: /\bstock room\b/i, instead: 'our stock room', use: 'our furniture' },
  { term: /\bby the month\b/i, instead: 'by the month', use: 'monthly, in instalments' },
  {
    term: /\bWrite (?:your|the number|the name|it as)\b/,
    instead: 'Write your name',
    use: 'Enter your name',
  },
  { term: /\bfront room\b/i, instead: 'front room', use: 'home page' },
  { term: /\bkept for later\b/i, instead: 'kept for later', use: 'saved for later' },
  { term: /\bin advance\b/i, instead: '৳5,000 in advance', use: 'an advance of ৳5,000' },
  { term: /\band more\b/i, instead: '6 and more', use: '6 or more' },
  { term: /\baltogether\b/i, instead: 'altogether', use: 'total' },
  { term: /[\p{L}\d]\.\.\.(?!\.)/u, instead: 'Loading...', use: 'Loading…' },
];
