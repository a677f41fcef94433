/**
 * Terms of the trade, with their other notations: abbreviations, Chinese words, and field names of SAP. A
 * notation of several words contains spaces.
 */
export const terms: Readonly<Record<string, readonly string[]>> = {
  article:
    'item,sku,material,mat,product,goods,merchandise,inventory,inv,art,商品,货品,物料,产品,存货,品'.split(
      ',',
    ),
  code: 'no,num,nr,nbr,number,id,key,cd,编码,代码,编号,号码,号,码'.split(','),
  name: 'nm,title,caption,名称,名'.split(','),
  quantity: 'qty,qnty,quan,count,cnt,pieces,pcs,menge,数量,件数,数'.split(','),
  unit: 'uom,quantity unit,unit of measure,measure unit,meins,计量单位,单位'.split(','),
  qpc: 'pack qty,pack size,case qty,carton qty,件装数,装箱数,箱规,包装数'.split(','),
  specification: 'spec,规格型号,规格'.split(','),
  barcode: 'bar code,ean,upc,gtin,条形码,条码'.split(','),
  category: 'cat,class,group,类别,分类,品类'.split(','),
  type: 'kind,typ,类型'.split(','),
  status: 'state,状态'.split(','),
  order: 'ord,po,so,bill,document,doc,voucher,purchase order,sales order,订单,单据,单'.split(','),
  line: 'row,entry,detail,行,明细,分录'.split(','),
  date: 'dt,day of,日期,日'.split(','),
  time: 'tm,timestamp,时间'.split(','),
  'production date':
    'produce date,prod date,manufacture date,manufacturing date,mfg date,mfd,hsdat,生产日期'.split(','),
  'expiry date':
    'expiration date,expire date,expiry,exp date,exp,best before,shelf life expiration,valid to,vfdat,到期日期,失效日期,有效期至,有效期'.split(
      ',',
    ),
  'order date': 'doc date,bedat,bldat,下单日期,制单日期'.split(','),
  'expected arrival':
    'delivery date,eta,planned date,due date,eindt,预计到货日期,预计到货,交货日期,到货日期'.split(','),
  batch: 'lot,charg,批次,批号,批'.split(','),
  vendor: 'supplier,vend,ven,partner,seller,lifnr,供应商,供货商'.split(','),
  customer: 'cust,client,buyer,consignee,kunnr,客户'.split(','),
  owner: 'consignor,shipper,货主'.split(','),
  carrier: 'forwarder,transporter,logistics provider,承运商'.split(','),
  dc: 'distribution center,distribution centre,warehouse,wh,whse,plant,site,werks,配送中心,仓库'.split(','),
  bin: 'location,loc,slot,storage bin,shelf,lgpla,货位,库位,储位'.split(','),
  container: 'lpn,pallet,容器,托盘'.split(','),
  remarks: 'remark,memo,note,comment,备注,说明,摘要'.split(','),
  description: 'desc,text,maktx,描述'.split(','),
  address: 'addr,地址'.split(','),
  contact: 'linkman,联系人'.split(','),
  phone: 'tel,telephone,mobile,电话,手机'.split(','),
  price: 'unit price,单价,价格'.split(','),
  amount: 'amt,total,金额'.split(','),
  weight: 'wt,重量'.split(','),
  volume: 'vol,体积'.split(','),
  length: 'len,长度,长'.split(','),
  width: '宽度,宽'.split(','),
  height: '高度,高'.split(','),
  limit: 'max,min,bound,限'.split(','),
  usage: 'purpose,用途'.split(','),
  consumable: '耗材'.split(','),
  'shelf life': '保质期'.split(','),
  day: '天,天数'.split(','),
  'article code': 'matnr,货号'.split(','),
  'order code': 'ebeln,vbeln,单号'.split(','),
  'line code': 'order item,purchase order item,sales order item,ebelp,posnr,行号'.split(','),
};

/** Words without information about the content of a field. */
export const noiseWords: ReadonlySet<string> = new Set(
  'is,flag,the,of,header,head,data,info,value,main,body,root,field,是否'.split(','),
);

/** Words of a term by its notation. */
const meanings = new Map(
  Object.entries(terms).flatMap(([meant, written]) =>
    [meant, ...written].map((phrase) => [phrase, meant.split(' ')] as const),
  ),
);

const longestPhrase = Math.max(...[...meanings.keys()].map((phrase) => phrase.split(' ').length));

const chinese = [...meanings.keys(), ...noiseWords]
  .filter((word) => /^\p{Script=Han}+$/u.test(word))
  .sort((one, other) => other.length - one.length);

/** Words in camel case, capitals, digits, and runs of Chinese: `UOMCode2数量` → UOM, Code, 2, 数量. */
const wordPattern = /\p{Script=Han}+|[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[\p{L}]+/gu;

const isKnown = (word: string): boolean => meanings.has(word) || noiseWords.has(word);

export function toSingular(word: string): string {
  if (isKnown(word) || !/[^suio]s$/.test(word) || word.length < 4) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:[sx]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Splits Chinese text, which has no spaces: the longest known words, and the text between them. */
function chineseWords(run: string): string[] {
  if (run === '') return [];
  const known = chinese.find((word) => run.startsWith(word));
  if (known) return [known, ...chineseWords(run.slice(known.length))];
  const next = Math.min(...chinese.map((word) => run.indexOf(word)).filter((at) => at > 0), run.length);
  return [run.slice(0, next), ...chineseWords(run.slice(next))];
}

/**
 * Splits joined words: `itemcode` → item, code. Undefined if the text does not consist of known words only.
 */
function joinedWords(word: string): string[] | undefined {
  if (isKnown(word)) return [word];
  for (let end = word.length - 2; end >= 2; end -= 1) {
    const rest = isKnown(word.slice(0, end)) ? joinedWords(word.slice(end)) : undefined;
    if (rest) return [word.slice(0, end), ...rest];
  }
  return undefined;
}

function splitWords(text: string): string[] {
  const words = [...text.normalize('NFKC').matchAll(wordPattern)].flatMap(([word]) =>
    /\p{Script=Han}/u.test(word) ? chineseWords(word) : [word.toLowerCase()],
  );
  // FBillNo, cInvCode: the first letter means a type or just "field".
  const significantWords = words.length > 1 && /^[a-z]$/.test(words[0] ?? '') ? words.slice(1) : words;
  return significantWords.flatMap((word) => {
    const single = toSingular(word);
    return joinedWords(single) ?? [single];
  });
}

/**
 * Returns the meaning of a name or caption as words. All notations give the same words: `skuNo`, `ITEM_CODE`,
 * `商品编码`.
 */
export function normalizeWords(text: string): readonly string[] {
  const words = splitWords(text);
  const normalized: string[] = [];
  for (let at = 0; at < words.length; ) {
    let size = Math.min(longestPhrase, words.length - at);
    while (size > 1 && !meanings.has(words.slice(at, at + size).join(' '))) size -= 1;
    const phrase = words.slice(at, at + size).join(' ');
    if (!noiseWords.has(phrase)) normalized.push(...(meanings.get(phrase) ?? [phrase]));
    at += size;
  }
  return [...new Set(normalized)];
}
